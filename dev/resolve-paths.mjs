import path from 'node:path'

/**
 * Paths as they were typed: from the folder of the command, not the project's. Options stay as they are; the
 * value in `--option=value` is a path.
 */
export function resolvePaths(args, from = process.env.INIT_CWD ?? process.cwd()) {
  return args.map((arg) => {
    const [, option = '', value = ''] = /^(--[^=]+=)(.+)$/s.exec(arg) ?? []
    if (value) {
      return option + path.resolve(from, value)
    }
    return arg.startsWith('-') ? arg : path.resolve(from, arg)
  })
}
