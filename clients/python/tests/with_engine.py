"""One real engine for all tests of a class."""

import unittest

from . import paths  # noqa: F401
from captains_table import Engine


class EngineTestCase(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()
        # Closing twice is allowed.
        cls.engine.close()
