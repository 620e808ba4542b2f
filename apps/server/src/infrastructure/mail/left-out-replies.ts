/** Why an email was not given to a mail server, in its column `failure`. */
export const leftOutReplies = {
  suppressed: 'This address asked for no more email.',
  outdated: 'Left out: its link no longer works, or is no longer needed.',
} as const
