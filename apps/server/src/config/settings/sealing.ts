import { sealLevels } from '@countersign/seal/sealing/seal-pdf'
import { z } from 'zod'
import { httpUrl, integer } from './schemas.ts'
import type { Setting } from './setting.ts'

export const sealingSettings = {
  SECRET_KEY: {
    description:
      'Encrypts the sealing keys in the database. At least 32 characters, such as the output of `openssl rand -hex 32`.',
    schema: z.string().min(32, 'must have at least 32 characters.').optional(),
    fallback: 'generated once, in `DATA_DIR/secret-key`',
    example: 'replace-this-with-32-or-more-random-characters',
    secret: true,
  },
  SEAL_LEVEL: {
    description:
      'The PAdES level of the seal (ETSI EN 319 142-1): `B-B`, `B-T`, `B-LT` or `B-LTA`. All but `B-B` require `TSA_URLS`.',
    schema: z.enum(sealLevels, { error: 'must be B-B, B-T, B-LT or B-LTA.' }).optional(),
    fallback: '`B-T` with `TSA_URLS`, otherwise `B-B`',
    example: 'B-T',
  },
  TSA_URLS: {
    description:
      'RFC 3161 time-stamp authorities, separated by commas or spaces, tried in this order.',
    schema: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(httpUrl).max(8, 'must be at most 8 addresses.')),
    default: '',
    example: 'http://timestamp.example.com,https://tsa.example.org/tsr',
  },
  TSA_TIMEOUT_MS: {
    description: 'How long to wait for each time-stamp authority, in milliseconds.',
    schema: integer({ min: 100, max: 60_000 }),
    default: '3000',
    example: '5000',
  },
  TSA_ROOTS: {
    description:
      'A PEM file of further root certificates whose time stamps are trusted when a file is verified.',
    schema: z.string().optional(),
    fallback: 'the public root certificates that come with Node',
    example: '/etc/countersign/tsa-roots.pem',
  },
} satisfies Record<string, Setting>
