import { readCode } from '@countersign/contract/rules/read-link'

/** What the address of a page for applicants asks for. */
export interface ApplyAddress {
  page: 'ask' | 'confirm'
  /** Undefined: the link is incomplete. */
  code: string | undefined
}

/** Parses `/apply/{code}` and `/apply/confirm/{code}`; undefined for other addresses. */
export function parseApplyAddress({
  pathname,
}: Pick<Location, 'pathname'>): ApplyAddress | undefined {
  const parts = /^\/apply(?:\/(confirm)(?=\/|$))?(?:\/([^/]*))?\/?$/i.exec(pathname)
  if (!parts) {
    return undefined
  }

  return { page: parts[1] ? 'confirm' : 'ask', code: readCode(parts[2] ?? '') }
}
