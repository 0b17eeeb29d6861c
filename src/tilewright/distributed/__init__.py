"""Work on other machines: a search whose subproblems are searched by the workers of a Dask cluster."""

from __future__ import annotations

from .dask_cluster import LOCAL, DaskCluster, connected
from .executor import Cluster, ClusterExecutor
from .tuner import Tuner

__all__ = ["LOCAL", "Cluster", "ClusterExecutor", "DaskCluster", "Tuner", "connected"]
