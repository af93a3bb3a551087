#!/bin/sh
# Runs a command of the product with the settings of the site: tower doctor
# Install it as /usr/local/bin/tower and call it as root.
cd /opt/tower || exit 1
exec runuser -u tower -- env NODE_ENV=production DATA_DIR=/var/lib/tower NODE_COMPILE_CACHE=/var/cache/tower \
  node_modules/node/bin/node --env-file=/etc/tower/tower.env server/src/cli/tower.ts "$@"
