const textOf = (error: unknown, name: 'code' | 'constraint' | 'syscall'): string =>
  typeof error === 'object' && error !== null && name in error
    ? String(Reflect.get(error, name))
    : '';

/** The code of an error of Node or of the database; empty without one. */
export const errorCode = (error: unknown): string => textOf(error, 'code');

/** What a call of the operating system was for, `connect` for example; empty for other errors. */
export const errorSyscall = (error: unknown): string => textOf(error, 'syscall');

/** The unique constraint or index that a statement violated; empty for other errors. */
export const errorConstraint = (error: unknown): string => textOf(error, 'constraint');
