interface Owner {
  firstName: string
  lastName: string
  signingFor?: string | undefined
}

/** Why this owner is a company without a person, and beside which field to say so. */
export function companyOwnerError({
  firstName,
  lastName,
  signingFor = '',
}: Owner): { path: 'firstName' | 'signingFor'; message: string } | undefined {
  const name = `${firstName.trim()} ${lastName.trim()}`
  if (name.toLowerCase() === signingFor.trim().toLowerCase()) {
    return {
      path: 'signingFor',
      message: 'A company signs through a person. Enter the first and last name of that person.',
    }
  }
  return companyEnding.test(name)
    ? {
        path: 'firstName',
        message:
          'This is a company. Enter the person who signs for it, and the company under “Signing for”.',
      }
    : undefined
}

const companyEnding = /\s(l\.?l\.?c|l\.?l\.?p|l\.?p|inc|corp|ltd)\.?$/i
