import { type Connection, isPooled } from './open-database.ts'

type Session = Connection['_']['session']

/**
 * A statement that is built and planned once for each connection. For those that run all the time and
 * look for a key, whose plan is the same for every value; the values are placeholders.
 */
export function prepareStatement<Prepared>(
  name: string,
  build: (db: Connection) => { prepare(name: string): Prepared },
): (db: Connection) => Prepared {
  const prepared = new WeakMap<Session, Prepared>()

  return (db) => {
    const { session } = db._
    // PostgreSQL plans a statement without a name each time.
    const statement = prepared.get(session) ?? build(db).prepare(isPooled(db) ? '' : name)
    prepared.set(session, statement)
    return statement
  }
}
