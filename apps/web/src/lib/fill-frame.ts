/** The name of the frame in which the owner fills out: its page fetches the questions at once. */
export const fillFrame = 'fill'
