/** Of a form of the association: never published, valid today, from a later day on, or not anymore. */
export const associationStates = ['draft', 'published', 'scheduled', 'withdrawn'] as const
