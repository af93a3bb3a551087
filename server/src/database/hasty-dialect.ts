import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely'

/**
 * PostgreSQL whose transactions end without waiting for the disk. Their locks are held no longer than the work takes,
 * instead of as long as the disk needs for each. Whoever uses it waits for the disk afterwards, together with others.
 */
export class HastyDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new HastyDriver(this.#config)
  }
}

class HastyDriver extends PostgresDriver {
  /** Both in one message: it costs no round trip more than `begin` alone. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin; set local synchronous_commit to off'))
  }
}
