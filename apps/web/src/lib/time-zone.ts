/** The viewer's zone as the browser knows it; the server writes it beside its own time. */
export const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
