import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config';
import { createGateway as create } from '../gateway';
import { renderInPlace } from '../renderer';

/** A gateway that renders in the test's own thread. */
export const createGateway = (config: GatewayConfig): Promise<FastifyInstance> =>
  create(config, renderInPlace);
