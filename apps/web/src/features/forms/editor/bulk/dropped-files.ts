/** Every file that was dropped, those in dropped folders too. */
export async function readDroppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry())
  // Read before the first await: the browser empties the transfer after the event.
  const plain = [...data.files]
  if (!entries.some((entry) => entry?.isDirectory)) {
    return plain
  }

  return (await Promise.all(entries.filter((entry) => entry !== null).map(readEntry))).flat()
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  }
  if (!isFolder(entry)) {
    return []
  }

  const found: File[] = []
  const reader = entry.createReader()
  // The browser returns at most 100 entries a call, and none when it has returned all.
  for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader)) {
    found.push(...(await Promise.all(batch.map(readEntry))).flat())
  }
  return found
}

function readBatch(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject))
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
