/** Said with every answer of a site that is reached by HTTPS: never come by another way (RFC 6797). */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const
