import { featureTests } from '@captains-table/kernel/contract-tests';
import { CONTENT, francisDrake } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';

featureTests(francisDrake, createPolicy(CONTENT));
