/** What the address of a resident's page asks for. */
export interface ResidentAddress {
  page: 'sign' | 'status' | 'copy'
  /** Undefined: the link is incomplete. */
  code: string | undefined
}

/** Parses `/sign/{code}`, `/sign/status?code=…` and `/sign/copy?code=…`. */
export function parseResidentAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ResidentAddress {
  const [, last = ''] = /^\/sign\/([^/]*)/i.exec(pathname) ?? []
  const page = queryPages.find((name) => name === last.toLowerCase())
  if (page) {
    return { page, code: new URLSearchParams(search).get('code') || undefined }
  }

  return { page: 'sign', code: decode(last) || undefined }
}

/** No signing code is as short. */
const queryPages = ['status', 'copy'] as const

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
