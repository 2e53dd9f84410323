import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * A value that a lazily loaded chunk provides, such as data of the signed-in member on a page that is cached for
 * all visitors. Undefined on the server and until that chunk sets it.
 */
export function createSlot<T>() {
  // The value is wrapped in an object, because it may be a component, and a state setter would call a function.
  const store = createStore<{ given?: T }>(() => ({}));
  return {
    provide: (given: T): void => store.setState({ given }),
    useSlot: (): T | undefined => useStore(store, (state) => state.given),
  };
}
