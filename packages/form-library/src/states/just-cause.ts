/** By state, that a tenancy ends only for a reason that its law lists: said in a tenancy without an end. */
export const justCauseStatements = {
  CA: 'California law lets the Owner end this tenancy only for a just cause that the notice states, once all residents have lived in the home for 12 months, or one of them for 24 months, unless the home is exempt (Civil Code 1946.2).',
  CO: 'Colorado law lets the Owner end a tenancy of 12 months or more only for cause, or for a reason without fault that the law lists and with 90 days of notice, unless the home is exempt (C.R.S. 38-12-1303).',
  NJ: 'New Jersey law lets the Owner end this tenancy only for a good cause that the law lists, unless the home is exempt (N.J.S.A. 2A:18-61.1).',
  NY: 'Where the New York State Good Cause Eviction Law covers the home, the Owner may end this tenancy only for a good cause (Real Property Law, article 6-A). The notice that goes with this agreement says whether it does.',
  OR: 'After the first year of occupancy, Oregon law lets the Owner end this tenancy only for a reason that the law lists (ORS 90.427).',
  WA: 'Washington law lets the Owner end this tenancy only for a cause that the law lists (RCW 59.18.650).',
} as const
