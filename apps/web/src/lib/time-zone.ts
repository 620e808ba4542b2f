/** The viewer's time zone, sent to the server, which records it beside its own time. */
export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
