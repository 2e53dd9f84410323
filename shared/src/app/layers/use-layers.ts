import { useStore } from 'zustand';
import { layers } from './layers';

/** The open layers; for the shell, which renders them. */
export const useLayers = () => useStore(layers);
