export { externalLinkModule } from './external-link.module';
export { addLink, type LinkRow } from './external-link.repository';
