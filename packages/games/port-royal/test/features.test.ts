import { featureTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, portRoyal } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';

featureTests(portRoyal, createPolicy(CONTENT));
