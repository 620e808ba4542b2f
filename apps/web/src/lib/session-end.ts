import { createEmitter } from './emitter.ts'

/** Why a session ended: the server rejected the token, the person logged out, or an hour of inactivity. */
export type SessionEnd = 'refused' | 'logged-out' | 'inactive'

const sessionEnds = createEmitter<SessionEnd>()

/** The app goes to the login page, and stores drop what they hold. */
export const onSessionEnd = sessionEnds.on

export const announceSessionEnd = sessionEnds.emit
