import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config';
import { createGateway as create } from '../gateway';
import { renderInPlace } from '../renderer';

/** A gateway that renders in the test's own thread. @param logStream where its log goes */
export const createGateway = (
  config: GatewayConfig,
  logStream?: Writable,
): Promise<FastifyInstance> => create(config, renderInPlace, logStream);
