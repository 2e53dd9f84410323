import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createGateway as create } from '../gateway';
import type { GatewayConfig } from '../http/config';
import { type CreateRenderer, renderInPlace } from '../render/renderer';
import { requireRealShell } from './real-shell';

/** Renders in the test's own thread. */
export const renderInTest: CreateRenderer = renderInPlace(requireRealShell);

/** A gateway that renders in the test's own thread. @param logStream where its log goes */
export const createGateway = (
  config: GatewayConfig,
  logStream?: Writable,
): Promise<FastifyInstance> => create(config, renderInTest, logStream);
