import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * A value that a lazily loaded chunk provides, such as data of the signed-in member on a page that is cached for
 * all visitors. Undefined on the server and until that chunk sets it.
 */
export function createSlot<T>() {
  // In an object, because the value may be a component, which is a function.
  const store = createStore<{ given?: T }>(() => ({}));
  return {
    provide: (given: T): void => store.setState({ given }),
    useSlot: (): T | undefined => useStore(store, (state) => state.given),
  };
}
