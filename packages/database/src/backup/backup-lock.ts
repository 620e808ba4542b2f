/**
 * Advisory lock: a backup has it while it copies files; whoever removes a file has it shared. Any
 * number, the same in every version.
 */
export const backupLock = 7_266_837_003
