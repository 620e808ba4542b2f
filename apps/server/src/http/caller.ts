import { readCode } from '@countersign/contract/rules/read-link'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressKey } from '../kernel/address-key.ts'
import { sha256 } from '../kernel/sha256.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The member, the signing room or the link whose token or code is valid. */
    knownCaller?: string
  }
}

/** For whom a request counts. */
export interface Caller {
  key: string
  /** False: anybody, counted by address. */
  isKnown: boolean
}

/** Who has a valid token or code by that, everyone else by address. */
export function callerOf({ knownCaller, ip }: FastifyRequest): Caller {
  return { key: knownCaller ?? addressKey(ip), isKnown: knownCaller !== undefined }
}

/** Counts are kept in the database, where no code of a link is to be read. */
export function codeHash(request: FastifyRequest): string {
  return sha256(codeOf(request) || rawCode(request))
}

/** The code in the path, also before the request is validated; empty without one. */
export function codeOf(request: FastifyRequest): string {
  return readCode(rawCode(request)) ?? ''
}

function rawCode({ params }: FastifyRequest): string {
  return z.object({ code: z.string() }).safeParse(params).data?.code ?? ''
}
