import { z } from 'zod'

const Account = z.object({
  companyName: z.string().nullish(),
  dbaNames: z.array(z.string()).nullish(),
})

/** The names that the account has for the owner's business; none where it does not say. */
export function businessNames(member: object): string[] {
  const { companyName, dbaNames } = Account.safeParse(member).data ?? {}
  const names = [companyName ?? '', ...(dbaNames ?? [])].map((name) => name.trim())

  return [...new Set(names.filter(Boolean))]
}
