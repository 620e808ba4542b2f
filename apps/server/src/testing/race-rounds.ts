/**
 * Of each race. `RACE_ROUNDS=100` before a release, or after a change of what they save; with
 * `--testTimeout=600000` for all of them.
 */
export const raceRounds = Number(process.env.RACE_ROUNDS ?? 3)

/** Of the longest one, in milliseconds. */
export const raceTimeout = 60_000 + raceRounds * 20_000
