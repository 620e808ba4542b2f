import type { Call, CallSchemas, CallUrlInput } from '../call.ts'

/** The URL of a call from the root of the server; leaves out empty query parameters. */
export function callUrl<Schemas extends CallSchemas>(
  { path }: Call<Schemas>,
  input: CallUrlInput<Schemas>,
): string {
  const { params = {}, query = {} } = withoutTypes(input)
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') {
      search.set(name, String(value))
    }
  }

  return `/api${filled}${search.size === 0 ? '' : `?${search}`}`
}

interface UrlParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

/** The signature above has checked the input. */
function withoutTypes(input: unknown): UrlParts {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a generic type ends here
  return input as UrlParts
}
