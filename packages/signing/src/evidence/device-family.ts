/**
 * Names browser and device, such as "Safari on iPhone". Deliberately too coarse to track anybody.
 */
export function describeDevice(userAgent: string | undefined): string | undefined {
  if (!userAgent) {
    return undefined
  }
  const browser = firstMatch(userAgent, browsers)
  const device = firstMatch(userAgent, devices)
  return [browser, device].filter(Boolean).join(' on ') || undefined
}

/** Most specific first, because most browsers also claim to be those below. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const devices: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

function firstMatch(text: string, table: [RegExp, string][]): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
