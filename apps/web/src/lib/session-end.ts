import { createEmitter } from './emitter.ts'

/**
 * Why a session ended: there was none (`refused`), it was ended on another device or by the membership,
 * the person logged out, an hour of inactivity, or the longest time that a login lasts.
 */
export type SessionEnd = 'refused' | 'elsewhere' | 'logged-out' | 'inactive' | 'too-long'

const sessionEnds = createEmitter<SessionEnd>()

/** The app goes to the login page, and stores drop what they hold. */
export const onSessionEnd = sessionEnds.on

export const announceSessionEnd = sessionEnds.emit
