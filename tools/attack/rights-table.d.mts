type Right = 'public' | 'optional' | 'member' | 'own' | 'sandbox';
export const rightsTable: Record<string, Right>;
export const authOfRight: Record<Right, 'public' | 'optional' | 'member'>;
