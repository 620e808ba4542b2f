/** A setting that is missing or wrong; the message has a line for each. */
export class ConfigError extends Error {}
