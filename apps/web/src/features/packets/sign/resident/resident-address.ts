import { readCode } from '@countersign/contract/rules/read-link'

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
    // Some programs turn the whole link into capitals, with the name of the parameter.
    const query = new URLSearchParams(search)
    return { page, code: readCode(query.get('code') ?? query.get('CODE') ?? '') }
  }

  return { page: 'sign', code: readCode(last) }
}

/** No code is as short. */
const queryPages = ['status', 'copy'] as const
