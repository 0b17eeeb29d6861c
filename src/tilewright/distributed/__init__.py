"""Work on other machines: a search whose units are walked by the workers of a Dask cluster."""

from __future__ import annotations

from .crew import Cluster, ClusterCrew
from .dask_cluster import LOCAL, DaskCluster, connected
from .pace import Manners

__all__ = ["LOCAL", "Cluster", "ClusterCrew", "DaskCluster", "Manners", "connected"]
