/** The start of the DOM id of every control. */
export const controlIdPrefix = 'field-'

/** The DOM id of a field's control; `scope` is a document id, or `shared` among the deal terms. */
export function controlId(scope: string, key: string): string {
  // Field keys contain dots, colons and asterisks, which an id in a selector may not.
  return controlIdPrefix + `${scope}-${key}`.replaceAll(/[^\w-]/g, '_')
}
