export { drawDueEvents } from './draw-winners';
export { eventModule } from './event.module';
export { play } from './play';
