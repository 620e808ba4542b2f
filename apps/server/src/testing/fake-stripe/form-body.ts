export type FormValue = string | FormValue[] | { [key: string]: FormValue }

/** Stripe's form encoding: `line_items[0][price_data][currency]=usd`, also in a query. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    insert(root, path, value)
  }

  return mapValues(root)
}

function insert(into: Record<string, FormValue>, [key = '', ...rest]: string[], value: string) {
  const name = key === '' ? String(Object.keys(into).length) : key
  if (rest.length === 0) {
    into[name] = value
    return
  }

  const next = into[name]
  const child = isObject(next) ? next : {}
  into[name] = child
  insert(child, rest, value)
}

/** Objects whose keys are 0, 1, 2... become lists. */
function mapValues(object: Record<string, FormValue>): Record<string, FormValue> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, toValue(value)]))
}

function toValue(value: FormValue): FormValue {
  if (!isObject(value)) {
    return value
  }

  const values = mapValues(value)
  const keys = Object.keys(values)
  return keys.length > 0 && keys.every((key, index) => key === String(index))
    ? Object.values(values)
    : values
}

function isObject(value: FormValue | undefined): value is Record<string, FormValue> {
  return typeof value === 'object' && !Array.isArray(value)
}
