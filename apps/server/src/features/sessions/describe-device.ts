/** A browser's `User-Agent` as a person would say it: "Safari on iPhone". */
export function describeDevice(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent)
  const system = firstMatch(systems, userAgent)
  if (!browser && !system) {
    return 'Unknown device'
  }

  return system ? `${browser ?? 'A browser'} on ${system}` : `${browser}`
}

type Names = readonly (readonly [name: string, pattern: RegExp])[]

/** In this order, because most browsers also name the ones that they descend from. */
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

function firstMatch(names: Names, text: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0]
}
