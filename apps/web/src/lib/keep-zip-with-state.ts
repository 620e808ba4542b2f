/** An address, or a sentence with one, for the screen: no line breaks between state and ZIP code. */
export function keepZipWithState(text: string): string {
  return text.replaceAll(/(, [A-Z]{2}) (\d{5}\b)/g, '$1\u00a0$2')
}
