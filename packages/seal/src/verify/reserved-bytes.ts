/** Space for the CMS of a seal. Our chain and a time-stamp token with a chain of three take about 8 KB. */
export const reservedBytes = 16_384
