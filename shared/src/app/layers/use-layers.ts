import { useStore } from 'zustand';
import { layers } from './layers';

/** What floats now; for the shell, which draws it. */
export const useLayers = () => useStore(layers);
