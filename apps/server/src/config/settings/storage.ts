import { z } from 'zod'
import { httpUrl, integer } from './schemas.ts'
import type { Setting } from './setting.ts'

const severalHosts =
  'must name one host. For several, put a proxy before them that finds the primary, such as HAProxy.'

export const storageSettings = {
  DATA_DIR: {
    description: 'The folder for files, keys and the embedded database.',
    schema: z.string(),
    default: './data',
    example: '/var/lib/countersign',
  },
  DATABASE_URL: {
    description: 'A PostgreSQL database, version 15 or later.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')
      .refine((url) => !listsHosts(url), severalHosts)
      .optional(),
    fallback: 'an embedded PostgreSQL 18 in `DATA_DIR`',
    example: 'postgres://countersign:password@db.example.com:5432/countersign',
    secret: true,
  },
  DATABASE_URL_DIRECT: {
    description:
      'The same database without its connection pooler, for migrations, background jobs and backups. Needed if `DATABASE_URL` leads to a pooler in transaction mode.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')
      .refine((url) => !listsHosts(url), severalHosts)
      .optional(),
    fallback: '`DATABASE_URL`',
    example: 'postgres://countersign:password@db.example.com:5432/countersign',
    secret: true,
  },
  DATABASE_URL_OWNER: {
    description:
      'The same database for the role that owns its tables, if `DATABASE_URL` is for another one, which can change no event ([database.md](operations/database.md#two-roles)). Only migrations use it.',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://.')
      .refine((url) => !listsHosts(url), severalHosts)
      .optional(),
    fallback: '`DATABASE_URL_DIRECT`',
    requires: ['DATABASE_URL'],
    example: 'postgres://countersign_owner:password@db.example.com:5432/countersign',
    secret: true,
  },
  FILES: {
    description:
      'Where files are stored: `folder` is `DATA_DIR/files`, `s3` a bucket with the S3 API. Move them with `npm run files`.',
    schema: z.enum(['folder', 's3'], { error: 'must be folder or s3.' }),
    default: 'folder',
    example: 's3',
  },
  S3_BUCKET: {
    description:
      'The bucket. Keys come from the AWS SDK’s own chain: `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine.',
    schema: z
      .string()
      .regex(/^(?!\w+:\/\/)\S+$/, 'must be the name of the bucket, without s3:// and spaces.')
      .optional(),
    requires: ['FILES=s3'],
    example: 'countersign-files',
  },
  S3_ENDPOINT: {
    description: 'The address of an S3 service that is not Amazon’s.',
    schema: httpUrl.optional(),
    fallback: 'Amazon’s, by `S3_REGION`',
    requires: ['FILES=s3'],
    example: 'https://s3.example.com',
  },
  S3_REGION: {
    description: 'The region of the bucket.',
    schema: z.string(),
    default: 'us-east-1',
    requires: ['FILES=s3'],
    example: 'us-west-2',
  },
  S3_PREFIX: {
    description: 'Begins the name of every file in the bucket, for a bucket that is shared.',
    schema: z.string().transform((text) => text.replace(/^\/+/, '').replace(/([^/])\/*$/, '$1/')),
    default: '',
    requires: ['FILES=s3'],
    example: 'countersign/',
  },
  S3_OBJECT_LOCK_DAYS: {
    description:
      'For how many days a new file is locked against removal (object lock, mode GOVERNANCE). The bucket must have object lock enabled.',
    schema: integer({ min: 1, max: 36_500 }).optional(),
    fallback: 'not locked, or as the bucket’s own default says',
    requires: ['FILES=s3'],
    example: '2555',
  },
} satisfies Record<string, Setting>

function listsHosts(url: string): boolean {
  const authority = url.split('//')[1]?.split(/[/?]/)[0] ?? ''

  return authority.slice(authority.lastIndexOf('@') + 1).includes(',')
}
