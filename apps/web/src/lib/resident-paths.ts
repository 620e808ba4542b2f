export const residentPaths = {
  signByCode: (code: string) => `/sign/${encodeURIComponent(code)}`,
  signStatus: (code: string) => `/sign/status?code=${encodeURIComponent(code)}`,
} as const
