import path from 'node:path'

/** Paths as they were typed: from the folder of the command, not the project's. Options stay as they are. */
export function resolvePaths(args, from = process.env.INIT_CWD ?? process.cwd()) {
  return args.map((arg) => (arg.startsWith('-') ? arg : path.resolve(from, arg)))
}
