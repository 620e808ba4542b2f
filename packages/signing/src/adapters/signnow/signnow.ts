import type { Engine } from '../embedded/engine.ts'
import type { EmbeddedProvider } from '../embedded/create-embedded-provider.ts'
import type { ReturnUrls } from '../../provider.ts'
import type { SignNowClient } from './client/create-client.ts'
import type { RemoteGroupStore } from './remote-group.ts'

export interface SignNow {
  client: SignNowClient
  remotes: RemoteGroupStore
  engine: Engine
  /** Our own engine: keeps the envelope, and everything until it is sent. */
  embedded: EmbeddedProvider
  /** For invites that are made again after a correction. */
  returnUrls: ReturnUrls
  /** The account that owns everything at SignNow, if it is known without asking. */
  accountEmail?: string | undefined
  /** Our certificate and seal as an incremental update of SignNow's file. */
  sealFiles: boolean
  /** Origins of SignNow's pages, such as `https://app.signnow.com`; `*.` for all subdomains. */
  pageOrigins: readonly string[]
}
