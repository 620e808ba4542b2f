const surfaces = [
  'Walls and ceiling',
  'Floor',
  'Doors and locks',
  'Windows and coverings',
  'Lights and outlets',
]

/** What each room has besides, in the order in which one walks through a home. */
const rooms: readonly { room: string; items: readonly string[] }[] = [
  { room: 'Entry', items: ['Walls and ceiling', 'Floor', 'Door and locks'] },
  { room: 'Living room', items: surfaces },
  { room: 'Dining area', items: ['Walls and ceiling', 'Floor', 'Lights and outlets'] },
  {
    room: 'Kitchen',
    items: [
      ...surfaces,
      'Cabinets and counters',
      'Sink and plumbing',
      'Stove and hood',
      'Refrigerator',
      'Dishwasher, disposal',
    ],
  },
  { room: 'Hall', items: ['Walls and ceiling', 'Floor', 'Closets'] },
  { room: 'Bedroom 1', items: [...surfaces, 'Closet'] },
  { room: 'Bedroom 2', items: [...surfaces, 'Closet'] },
  { room: 'Bedroom 3', items: [...surfaces, 'Closet'] },
  {
    room: 'Bath 1',
    items: [
      'Walls and ceiling',
      'Floor',
      'Tub, shower, tile',
      'Toilet',
      'Sink and plumbing',
      'Fan and lights',
    ],
  },
  {
    room: 'Bath 2',
    items: [
      'Walls and ceiling',
      'Floor',
      'Tub, shower, tile',
      'Toilet',
      'Sink and plumbing',
      'Fan and lights',
    ],
  },
  { room: 'Laundry', items: ['Washer and dryer', 'Plumbing and vent'] },
  { room: 'Heating, cooling', items: ['Furnace or heaters', 'Air conditioner', 'Water heater'] },
  { room: 'Exterior', items: ['Porch, deck, patio', 'Yard and fence'] },
  { room: 'Garage', items: ['Door and opener', 'Floor and walls'] },
]

/** The first rows of the table; rows that a home lacks are removed, and others added. */
export const roomRows: readonly Record<string, string>[] = rooms.flatMap(({ room, items }) =>
  items.map((item) => ({ room, item })),
)
