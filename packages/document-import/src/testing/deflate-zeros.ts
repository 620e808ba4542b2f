import { constants, deflateRawSync } from 'node:zlib'

/** As `deflateSync` of so many megabytes of zeros, without their memory. */
export function deflateZeros(megabytes: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE((megabytes * 2 ** 20) % 65_521)
  checksum.writeUInt16BE(1, 2)
  const [header, end] = [Buffer.from([0x78, 0x9c]), Buffer.from([3, 0])]

  return Buffer.concat([
    header,
    ...Array.from({ length: megabytes }, () => megabyte),
    end,
    checksum,
  ])
}
