/** The AcroForm name of a key: dots make the hierarchy, and ":" would not be read back everywhere. */
export function fieldName(key: string): string {
  return key.replace(':', '__')
}
