/** The home is read anew each minute, and not while nobody sees it. */
export const refreshed = { refetchInterval: 60_000, refetchIntervalInBackground: false } as const
